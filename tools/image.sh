#!/bin/sh
# The steps of the container image, which are those of any installation from source.
#
#   sh tools/image.sh build FOLDER      builds the package, with the browser client in it
#   sh tools/image.sh install FOLDER    installs it with the versions of the lock, for any python
set -eu
step=$1
folder=$2

case $step in
build)
    python tools/client.py build
    python -m hatchling build -t wheel -d "$folder"
    # The lock's versions, without their hashes: a wheel of our own has none.
    sed -n 's/^\([A-Za-z0-9._-]*==[^ ;\\]*\).*/\1/p' requirements.lock > "$folder/constraints.txt"
    cp tools/image.sh "$folder"
    ;;
install)
    wheel=$(ls "$folder"/mathom-*.whl)
    python -m pip install --no-cache-dir --disable-pip-version-check --quiet \
        --constraint "$folder/constraints.txt" "mathom[postgres] @ file://$wheel"
    ;;
*)
    echo "image.sh: build or install, then a folder" >&2
    exit 2
    ;;
esac
