/** The sub-applications that load inside the shell (§1, §2): each owns the addresses that begin with its name. */
export const subAppNames = ["gsrm", "gcis"] as const;
export type SubAppName = (typeof subAppNames)[number];

/** How an entry is made: an ES module, or a bundle that was made for qiankun. */
export const subAppKinds = ["esm", "qiankun"] as const;
type SubAppKind = (typeof subAppKinds)[number];

/** Where a sub-application is loaded from. Only the environment can set it: what is loaded runs with the portal's rights. */
export type SubAppEntry = { url: string; kind: SubAppKind };

/** Where the portal serves its own sub-applications. */
export const builtInEntry = (name: SubAppName): string => `/${name}/subapp.json`;
