#!/usr/bin/env python3
"""Soundleaf from Python, with nothing but Python's own library.

    export SOUNDLEAF=https://app.soundleaf.example
    export SOUNDLEAF_TOKEN=...            # the bearer token of a login

    ./soundleaf.py list [--job JOB] [--tag TAG]      the numbers of your projects, as CSV
    ./soundleaf.py export FOLDER [--job JOB]         each of them as a file of the open format
    ./soundleaf.py predict FILE.soundleaf.json       what the construction of a file is predicted to be
    ./soundleaf.py listen PORT                       prints the messages of a webhook; SOUNDLEAF_SECRET checks them

An API key of yours takes the token's place: it is sent in the same header, and nothing else changes.
"""

import argparse
import base64
import csv
import hashlib
import hmac
import http.server
import json
import os
import pathlib
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

TOLERANCE_S = 300


class Soundleaf:
    """The calls of the API that this program makes; all of them are described at /api/docs."""

    def __init__(self, address: str, token: str):
        self.address = address.rstrip("/")
        self.token = token

    def call(self, method: str, path: str, body=None, **query):
        query = {name: value for name, value in query.items() if value is not None}
        url = f"{self.address}{path}" + (f"?{urllib.parse.urlencode(query)}" if query else "")
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(url, data, method=method)
        request.add_header("Authorization", f"Bearer {self.token}")
        if data is not None:
            request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as failure:
            if failure.code == 429:
                # Whoever asks much waits as the server says.
                time.sleep(float(failure.headers.get("Retry-After", 1)))
                return self.call(method, path, body, **query)
            said = json.loads(failure.read() or b"{}")
            raise SystemExit(f"{method} {path}: {failure.code} {said.get('message', failure.reason)}")

    def projects(self, job=None, tag=None):
        """At most the 500 newest; job and tag say which."""
        return self.call("GET", "/api/projects", job=job, tag=tag)["projects"]

    def export(self, project_id: str) -> tuple[str, bytes]:
        exported = self.call("POST", "/api/projects/export", {"ids": [project_id]})
        return exported["name"], base64.b64decode(exported["file"])

    def calculate(self, project: dict):
        asked = {"fieldValues": project["fieldValues"], "structures": project["structures"]}
        return self.call("POST", "/api/calculate", asked)


def is_from_soundleaf(headers, body: bytes, secret: str, now_s: float) -> bool:
    """Whether a message was signed with the webhook's secret, and lately (standardwebhooks.com)."""
    message_id, sent = headers.get("webhook-id", ""), headers.get("webhook-timestamp", "")
    if not sent.isdigit() or abs(now_s - int(sent)) > TOLERANCE_S:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = hmac.new(key, f"{message_id}.{sent}.".encode() + body, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(signed).decode()
    return any(hmac.compare_digest(expected, one) for one in headers.get("webhook-signature", "").split())


class Receiver(http.server.BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        secret = os.environ["SOUNDLEAF_SECRET"]
        is_genuine = is_from_soundleaf(self.headers, body, secret, time.time())
        if is_genuine:
            print(body.decode(), flush=True)
        self.send_response(204 if is_genuine else 401)
        self.end_headers()

    def log_message(self, *_):
        pass


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    listing = commands.add_parser("list")
    exporting = commands.add_parser("export")
    exporting.add_argument("folder", type=pathlib.Path)
    for one in (listing, exporting):
        one.add_argument("--job")
        one.add_argument("--tag")
    commands.add_parser("predict").add_argument("file", type=pathlib.Path)
    commands.add_parser("listen").add_argument("port", type=int)
    asked = parser.parse_args()

    if asked.command == "listen":
        server = http.server.HTTPServer(("", asked.port), Receiver)
        print(f"Listening on port {server.server_port}", file=sys.stderr, flush=True)
        return server.serve_forever()

    soundleaf = Soundleaf(os.environ["SOUNDLEAF"], os.environ["SOUNDLEAF_TOKEN"])
    if asked.command == "predict":
        answer = soundleaf.calculate(json.loads(asked.file.read_text("utf-8"))["project"])
        if answer["validation"]["result"] != "Success":
            raise SystemExit(answer["validation"]["message"])
        json.dump({name: answer[name] for name in ("rw", "c", "ctr", "lnw", "ci", "stc", "iic")}, sys.stdout)
        print()
    elif asked.command == "export":
        asked.folder.mkdir(parents=True, exist_ok=True)
        for project in soundleaf.projects(asked.job, asked.tag):
            name, content = soundleaf.export(project["projectId"])
            # Two projects may have one name; their ids differ.
            path = asked.folder / f"{project['projectId'][:8]} {name}"
            path.write_bytes(content)
            print(path)
    else:
        table = csv.writer(sys.stdout)
        table.writerow(["job", "name", "tags", "airborne_dB", "impact_dB", "thickness_mm", "mass_kgm2"])
        for project in soundleaf.projects(asked.job, asked.tag):
            filing, numbers = project["filing"], project.get("numbers") or {}
            values = [numbers.get(key) for key in ("airborne", "impact", "totalThickness", "surfaceMass")]
            table.writerow([filing["job"], project["name"], "; ".join(filing["tags"]), *values])


if __name__ == "__main__":
    main()
