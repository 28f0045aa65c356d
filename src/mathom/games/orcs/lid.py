"""What is on the lid of the box of `orcs`."""

from mathom.core.lid import Lid
from mathom.core.setup import Setting

VARIANTS = ("base", "orthanc_double", "both_double")
"""How many orcs begin where: what the table can choose (ORK-11)."""

LID = Lid(
    "orcs",
    package=__package__,
    version=1,
    players=range(2, 5),
    settings=(Setting("variant", VARIANTS),),
)
