import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import * as asn1 from "asn1js";
import * as pki from "pkijs";
import { startHttpServer } from "./http-server";

/**
 * How the authority behaves. `stamps` follows RFC 3161; `otherText` stamps another text, `otherRequest` returns another
 * nonce, `forges` signs with a key that does not match its certificate; `rejects` refuses; `rubbish` returns random
 * bytes; `endless` never stops responding; `silent` reads everything and never responds.
 */
type Mode = "stamps" | "otherText" | "otherRequest" | "forges" | "rejects" | "rubbish" | "endless" | "silent";

const algorithm = { name: "ECDSA", namedCurve: "P-256" } as const;
const policy = "1.2.3.4.1";
const commonName = "2.5.4.3";
const extendedKeyUsage = "2.5.29.37";
const timeStamping = "1.3.6.1.5.5.7.3.8";

const newKeys = () => crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);

/** A timestamp authority on loopback, with a self-signed certificate. */
export async function timestampAuthority(mode: Mode = "stamps") {
  const state = { mode };
  const keys = await newKeys();
  const otherKeys = await newKeys();
  const certificate = await certify("Timestamps of the tests", keys);
  const counts = { requests: 0 };
  const server = await startHttpServer((request, response) => void take(request, response));

  async function take(request: IncomingMessage, response: ServerResponse) {
    counts.requests += 1;
    const body = await buffer(request);
    const { mode: mood } = state;
    if (mood === "silent") return;
    response.writeHead(200, { "content-type": "application/timestamp-reply" });
    if (mood === "endless") return void response.write(Buffer.alloc(1_000_000));
    if (mood === "rubbish") return void response.end("<html>Welcome</html>");
    response.end(Buffer.from(await answerTo(pki.TimeStampReq.fromBER(new Uint8Array(body).buffer), mood)));
  }

  async function answerTo({ messageImprint, nonce }: pki.TimeStampReq, mood: Mode): Promise<ArrayBuffer> {
    if (mood === "rejects") {
      const status = new pki.PKIStatusInfo({ status: pki.PKIStatus.rejection });
      return new pki.TimeStampResp({ status }).toSchema().toBER();
    }
    const info = new pki.TSTInfo({
      version: 1,
      policy,
      messageImprint: mood === "otherText" ? imprintOf("another text") : messageImprint,
      serialNumber: new asn1.Integer({ value: counts.requests }),
      genTime: new Date("2025-06-15T02:00:00.000Z"),
      nonce: mood === "otherRequest" ? new asn1.Integer({ value: 7 }) : nonce,
    });
    const key = mood === "forges" ? otherKeys.privateKey : keys.privateKey;
    const status = new pki.PKIStatusInfo({ status: pki.PKIStatus.granted });
    return new pki.TimeStampResp({ status, timeStampToken: await sign(info, certificate, key) }).toSchema().toBER();
  }

  return {
    url: server.url.href,
    counts,
    set(mood: Mode) {
      state.mode = mood;
    },
    close: () => server.close(),
  };
}

async function certify(name: string, { publicKey, privateKey }: CryptoKeyPair): Promise<pki.Certificate> {
  const certificate = new pki.Certificate({ version: 2, serialNumber: new asn1.Integer({ value: 1 }) });
  const ownName = () =>
    new pki.AttributeTypeAndValue({ type: commonName, value: new asn1.Utf8String({ value: name }) });
  certificate.issuer.typesAndValues.push(ownName());
  certificate.subject.typesAndValues.push(ownName());
  certificate.notBefore.value = new Date("2020-01-01T00:00:00Z");
  certificate.notAfter.value = new Date("2040-01-01T00:00:00Z");
  certificate.extensions = [
    new pki.Extension({
      extnID: extendedKeyUsage,
      critical: true,
      extnValue: new pki.ExtKeyUsage({ keyPurposes: [timeStamping] }).toSchema().toBER(),
    }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(publicKey);
  await certificate.sign(privateKey, "SHA-256");
  return certificate;
}

async function sign(info: pki.TSTInfo, certificate: pki.Certificate, key: CryptoKey) {
  const content = info.toSchema().toBER();
  const digest = createHash("sha256").update(Buffer.from(content)).digest();
  const attribute = (type: string, value: asn1.BaseBlock) => new pki.Attribute({ type, values: [value] });
  const signed = new pki.SignedData({
    version: 3,
    encapContentInfo: new pki.EncapsulatedContentInfo({
      eContentType: pki.id_eContentType_TSTInfo,
      eContent: new asn1.OctetString({ valueHex: content }),
    }),
    signerInfos: [
      new pki.SignerInfo({
        version: 1,
        sid: new pki.IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
        signedAttrs: new pki.SignedAndUnsignedAttributes({
          type: 0,
          attributes: [
            attribute("1.2.840.113549.1.9.3", new asn1.ObjectIdentifier({ value: pki.id_eContentType_TSTInfo })),
            attribute("1.2.840.113549.1.9.4", new asn1.OctetString({ valueHex: new Uint8Array(digest).buffer })),
          ],
        }),
      }),
    ],
    certificates: [certificate],
  });
  await signed.sign(key, 0, "SHA-256");
  return new pki.ContentInfo({ contentType: pki.id_ContentType_SignedData, content: signed.toSchema(true) });
}

const imprintOf = (text: string) =>
  new pki.MessageImprint({
    hashAlgorithm: new pki.AlgorithmIdentifier({ algorithmId: pki.id_sha256 }),
    hashedMessage: new asn1.OctetString({
      valueHex: new Uint8Array(createHash("sha256").update(text).digest()).buffer,
    }),
  });
