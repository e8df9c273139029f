"""Writes golden.json: a sealed file as the format is described in docs/adr/0064, by another implementation.

Needs the package `cryptography`. Keys are fixed here and nowhere used.
"""

import base64
import hashlib
import json
import pathlib
import struct

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

MAGIC = b"chuli-seal-1"
CHUNK = 65536


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def public(key: X25519PrivateKey) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.Raw, serialization.PublicFormat.Raw)


def both(key: X25519PrivateKey) -> dict:
    return {"d": text(key.private_bytes_raw()), "x": text(public(key))}


def derive(secret: bytes, salt: bytes, what: bytes) -> bytes:
    return HKDF(hashes.SHA256(), 32, salt, MAGIC + b" " + what).derive(secret)


def nonce(at: int, is_last: bool) -> bytes:
    return bytes(3) + struct.pack(">Q", at) + bytes([is_last])


def close(key: bytes, piece: bytes, at: int, is_last: bool) -> bytes:
    return AESGCM(key).encrypt(nonce(at, is_last), piece, None)


def seal(content: bytes, file_key: bytes, ephemeral: X25519PrivateKey, recipients, about) -> bytes:
    closed = []
    for recipient in recipients:
        shared = ephemeral.exchange(recipient.public_key())
        key = derive(shared, public(ephemeral) + public(recipient), b"wrap")
        name = hashlib.sha256(public(recipient)).hexdigest()[:16]
        closed.append({"id": name, "key": text(close(key, file_key, 0, True))})
    head = {"ephemeral": text(public(ephemeral)), "recipients": closed, "about": about}
    raw = json.dumps(head, separators=(",", ":")).encode()
    header = MAGIC + struct.pack(">I", len(raw)) + raw
    body = derive(file_key, hashlib.sha256(header).digest(), b"body")
    pieces = [content[at : at + CHUNK] for at in range(0, len(content), CHUNK)] or [b""]
    last = len(pieces) - 1
    return header + b"".join(close(body, piece, at, at == last) for at, piece in enumerate(pieces))


def main() -> None:
    keys = [X25519PrivateKey.from_private_bytes(bytes([number]) * 32) for number in (1, 2)]
    ephemeral = X25519PrivateKey.from_private_bytes(bytes([9]) * 32)
    cases = []
    for length in (0, 5, CHUNK, CHUNK + 1):
        content = bytes(at * 7 % 251 for at in range(length))
        file = seal(content, bytes(range(32)), ephemeral, keys, {"kind": "golden", "length": str(length)})
        cases.append(
            {
                "length": length,
                "sha256": hashlib.sha256(file).hexdigest(),
            }
        )
    told = {
        "keys": [both(key) for key in keys],
        "ephemeral": both(ephemeral),
        "cases": cases,
    }
    pathlib.Path(__file__).with_name("golden.json").write_text(json.dumps(told, indent=2) + "\n")


main()
