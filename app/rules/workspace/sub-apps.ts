/** The sub-applications that load inside the shell (§1, §2). Each owns the addresses that begin with its name. */
export const subAppNames = ["gsrm", "gcis"] as const;
export type SubAppName = (typeof subAppNames)[number];

/** The format of an entry: an ES module, or a bundle built for qiankun. */
export const subAppKinds = ["esm", "qiankun"] as const;
type SubAppKind = (typeof subAppKinds)[number];

/**
 * The address from which a sub-application is loaded. Only the environment can set it, because the loaded code runs
 * with the portal's rights.
 */
export type SubAppEntry = { url: string; kind: SubAppKind };

/** The path under which the portal serves its own sub-applications. */
export const builtInEntry = (name: SubAppName): string => `/${name}/subapp.json`;
