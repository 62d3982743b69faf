/** Whether lists and objects are nested deeper than allowed; goes no deeper itself. */
export function isDeeper(value: unknown, most: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return most === 0 || Object.values(value).some((item) => isDeeper(item, most - 1));
}
