/** The only place that defines units of data. Units are binary, and sizes are in bytes everywhere. */

/** The size of some kilobytes, in bytes. */
export const kilobytes = (count: number): number => count * 1024;

/** The size of some megabytes, in bytes. */
export const megabytes = (count: number): number => kilobytes(count * 1024);

/** A size in bytes as kilobytes, with fractions. */
export const inKilobytes = (bytes: number): number => bytes / kilobytes(1);

/** A size in bytes as megabytes, with fractions. */
export const inMegabytes = (bytes: number): number => bytes / megabytes(1);
