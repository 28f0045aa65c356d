"""`make soak`: people and bots play at a real server while everything goes wrong around them.

The server is killed, its disk refuses to write, its database is locked or restarted, guests
do not listen or come and go. In between people play on, as browsers do: they connect again, and
send again what was not acknowledged. In the end what the server acknowledged is compared with
what lies in its store. Everything happens on 127.0.0.1, for a bounded time.
"""
