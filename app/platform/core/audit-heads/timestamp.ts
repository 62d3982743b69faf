import { createHash, randomBytes } from "node:crypto";
import * as asn1 from "asn1js";
import * as pki from "pkijs";
import { cappedBytes } from "~/contract/capped-body";
import { timestampMaxBytes, timestampMs } from "~/rules/limits/audit";

const nonceBytes = 8;

/** The contents of a timestamp: when its authority saw the text, and the name in the certificate that signed it. */
export type Stamp = { at: Date; by: string };

/**
 * Has a timestamp authority (RFC 3161) stamp a text. Returns the token in base64 after checking that it is for this text,
 * answers this request and is signed. Throws if the authority does not answer in time, or answers with anything else.
 */
export async function requestTimestamp(url: string, text: string, timeoutMs = timestampMs): Promise<string> {
  const nonce = randomBytes(nonceBytes);
  // The first byte must be neither zero nor negative, because DER would encode such a number with a different length.
  nonce[0] = (nonce[0]! & 0x7f) | 0x40;
  const request = new pki.TimeStampReq({
    version: 1,
    messageImprint: new pki.MessageImprint({
      hashAlgorithm: new pki.AlgorithmIdentifier({ algorithmId: pki.id_sha256, algorithmParams: new asn1.Null() }),
      hashedMessage: new asn1.OctetString({ valueHex: toBuffer(digest(text)) }),
    }),
    nonce: new asn1.Integer({ valueHex: toBuffer(nonce) }),
    certReq: true,
  });
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/timestamp-query", accept: "application/timestamp-reply" },
    body: request.toSchema().toBER(),
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const bytes = response.ok ? await cappedBytes(response, timestampMaxBytes) : null;
  if (!bytes) throw new Error(`No timestamp: status ${response.status}, or too long an answer`);
  const { status, timeStampToken } = pki.TimeStampResp.fromBER(bytes.buffer);
  const isGranted = status.status === pki.PKIStatus.granted || status.status === pki.PKIStatus.grantedWithMods;
  if (!isGranted || !timeStampToken) throw new Error(`The timestamp was not granted: status ${status.status}`);
  const token = Buffer.from(timeStampToken.toSchema().toBER());
  const { info } = await openToken(token, text);
  const answerNonce = Buffer.from(info.nonce?.valueBlock.valueHexView ?? []);
  if (!answerNonce.equals(Buffer.from(request.nonce!.valueBlock.valueHexView)))
    throw new Error("The timestamp answers another request");
  return token.toString("base64");
}

/** Parses and verifies the timestamp of a text; throws if it belongs to another text, or is not signed by the certificate in it. */
export async function readTimestamp(token: string, text: string): Promise<Stamp> {
  const { info, by } = await openToken(Buffer.from(token, "base64"), text);
  return { at: info.genTime, by };
}

async function openToken(token: Buffer, text: string): Promise<{ info: pki.TSTInfo; by: string }> {
  const signed = new pki.SignedData({ schema: pki.ContentInfo.fromBER(toBuffer(token)).content });
  const { eContentType, eContent } = signed.encapContentInfo;
  if (eContentType !== pki.id_eContentType_TSTInfo || !eContent) throw new Error("No timestamp is in the token");
  const info = pki.TSTInfo.fromBER(eContent.getValue());
  const { hashAlgorithm, hashedMessage } = info.messageImprint;
  if (hashAlgorithm.algorithmId !== pki.id_sha256 || !Buffer.from(hashedMessage.getValue()).equals(digest(text)))
    throw new Error("The timestamp is about another text");
  const { signatureVerified, signerCertificate } = await signed.verify({
    signer: 0,
    data: toBuffer(Buffer.from(text)),
    checkChain: false,
    extendedMode: true,
  });
  if (!signatureVerified) throw new Error("The timestamp is not signed");
  const names = signerCertificate?.subject.typesAndValues.map(({ value }) => String(value.valueBlock.value)) ?? [];
  return { info, by: names.join(", ") };
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** A copy of the bytes in a separate buffer: Node's own buffers share one. */
const toBuffer = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;
