/** The name of a field beside another: `banks[0].bank`, `country` → `banks[0].country`. */
export const siblingOf = (name: string, sibling: string) => name.replace(/[^.]*$/, sibling);
