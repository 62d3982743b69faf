const kilobyte = 1024;

/** Bytes as people read them, in their language: `1.4 MB`. */
export function fileSize(bytes: number, language: string) {
  const megabytes = bytes / (kilobyte * kilobyte);
  const format = (value: number, unit: string) =>
    `${new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value)} ${unit}`;
  return megabytes >= 0.1 ? format(megabytes, "MB") : format(bytes / kilobyte, "KB");
}
