/**
 * The options for any S3-compatible service: from its address (`s3://KEY:SECRET@host:port/…?region=…&tls=0|1`), with our
 * timeouts.
 */
export const s3Options = ({ username, password, host, searchParams }: URL, timeoutMs: number) => ({
  credentials: { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
  endpoint: `${searchParams.get("tls") === "0" ? "http" : "https"}://${host}`,
  region: searchParams.get("region") ?? "us-east-1",
  forcePathStyle: true,
  maxAttempts: 2,
  requestChecksumCalculation: "WHEN_REQUIRED" as const,
  responseChecksumValidation: "WHEN_REQUIRED" as const,
  requestHandler: {
    connectionTimeout: 3_000,
    requestTimeout: timeoutMs,
    // Otherwise exceeding the timeout only logs a warning.
    throwOnRequestTimeout: true,
    socketTimeout: timeoutMs,
  },
});
