import {
  GetObjectCommand,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { auditHeadMaxBytes, auditHeadWriteMs } from "~/rules/limits/audit";
import { daysLater } from "~/platform/core/base/instants";
import type { HeadSettings } from "~/platform/core/settings/config";
import { s3Options } from "~/platform/core/storage/s3-options";
import { type Head, readLine, toLine } from "./head";
import type { HeadTarget } from "./target";

/** The maximum number of heads fetched concurrently. */
const concurrency = 16;

/**
 * A bucket with object lock: no one can change or delete a head during its retention period, not even with the credentials of
 * this portal. Each head is a separate object.
 */
export function s3Target({ url, lockDays }: HeadSettings): HeadTarget {
  const address = new URL(url);
  const [bucket = "", ...folders] = address.pathname.slice(1).split("/").filter(Boolean);
  const prefix = folders.map((folder) => `${folder}/`).join("");
  const client = new S3Client(s3Options(address, auditHeadWriteMs));
  return {
    name: `s3://${address.host}/${bucket}/${prefix}`,
    async write(head, abortSignal) {
      const command = new PutObjectCommand({
        Bucket: bucket,
        Key: `${prefix}${String(head.rows).padStart(12, "0")}.json`,
        Body: toLine(head),
        ContentType: "application/json",
        // Object lock requires a checksum for every object.
        ChecksumAlgorithm: "SHA256",
        ObjectLockMode: "COMPLIANCE",
        ObjectLockRetainUntilDate: daysLater(head.at, lockDays),
      });
      await client.send(command, { abortSignal });
    },
    read: () => readAll(client, bucket, prefix),
  };
}

type Version = NonNullable<ListObjectVersionsCommandOutput["Versions"]>[number];

/** Every version of every head: a deleted or overwritten object still exists as an older version. */
async function* readAll(client: S3Client, bucket: string, prefix: string): AsyncGenerator<Head | null> {
  for await (const versions of pagesOf(client, bucket, prefix)) {
    for (let at = 0; at < versions.length; at += concurrency)
      yield* await Promise.all(versions.slice(at, at + concurrency).map((version) => readOne(client, bucket, version)));
  }
}

async function* pagesOf(client: S3Client, Bucket: string, Prefix: string): AsyncGenerator<Version[]> {
  let place: Pick<ListObjectVersionsCommandOutput, "NextKeyMarker" | "NextVersionIdMarker"> = {};
  for (;;) {
    const { NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = place;
    const page = await client.send(new ListObjectVersionsCommand({ Bucket, Prefix, KeyMarker, VersionIdMarker }));
    yield (page.Versions ?? []).filter(({ Key }) => Key?.endsWith(".json"));
    if (!page.IsTruncated) return;
    place = page;
  }
}

async function readOne(client: S3Client, Bucket: string, { Key, VersionId }: Version): Promise<Head | null> {
  const { Body, ContentLength = Infinity } = await client.send(new GetObjectCommand({ Bucket, Key, VersionId }));
  if (!Body || ContentLength > auditHeadMaxBytes) return null;
  return readLine(await Body.transformToString()) ?? null;
}
