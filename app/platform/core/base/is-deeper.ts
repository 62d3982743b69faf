/** Whether lists and objects are nested deeper than allowed. The check stops at that depth. */
export function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return most === 0 || Object.values(value).some((item) => isDeeper(item, most - 1));
}
