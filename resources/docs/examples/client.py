# The NOTAMs of an aerodrome out of the Aeroshelf that runs on this machine, kept up to date: python3 client.py LSGG [data folder]
import json, os, sys, urllib.parse, urllib.request
from pathlib import Path

folders = {
    "win32": Path(os.environ.get("APPDATA", "")) / "Aeroshelf",
    "darwin": Path.home() / "Library" / "Application Support" / "Aeroshelf",
}
linux = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "aeroshelf"
place = sys.argv[1] if len(sys.argv) > 1 else "LSGG"
folder = Path(sys.argv[2] if len(sys.argv) > 2 else os.environ.get("AEROSHELF_DATA_DIR") or folders.get(sys.platform, linux))
server = json.loads((folder / "server.json").read_text())


def get(path, **query):
    request = urllib.request.Request(f"{server['url']}{path}?{urllib.parse.urlencode(query)}")
    request.add_header("Authorization", f"Bearer {server['key']}")
    with urllib.request.urlopen(request) as response:
        return response.headers, json.load(response)


headers, body = get("/notams", filter=json.dumps({"airport": place, "status": "active"}), limit=300)
for notam in body["items"]:
    print(notam["notamId"], notam["message"].splitlines()[0])
print(f"{body['totalCount']} NOTAMs are in force at {place}.")

_, changes = get("/changes", resource="notams", since=headers["X-Notams-Cursor"])
print(f"{changes['count']} changes since; ask again with since={changes['revision']}.")
