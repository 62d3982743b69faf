/** Who may import whom (docs/architecture.md). Deleting app/platform must leave a portal that builds against a remote base API. */
const layer = (name) => `^app/${name}/`;
const only = (from, ...to) => ({
  name: `${from}-depends-only-on-${to.join("-") || "nothing"}`,
  severity: "error",
  from: { path: layer(from) },
  to: { path: "^app/", pathNot: [from, ...to].map(layer) },
});

module.exports = {
  forbidden: [
    {
      name: "no-circular",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    only("rules"),
    only("i18n"),
    only("contract", "rules"),
    only("platform", "contract", "rules", "i18n"),
    {
      name: "config-reads-only-names",
      severity: "error",
      from: { path: layer("config") },
      to: { path: "^app/", pathNot: [layer("config"), layer("rules")] },
    },
    only("gateway", "contract", "config", "platform"),
    {
      name: "session-looks-no-further-than-the-gateway",
      severity: "error",
      from: { path: layer("session") },
      to: {
        path: "^app/",
        pathNot: ["session", "gateway", "contract", "i18n", "config", "rules"].map(layer).concat("^app/paths\\.ts$"),
      },
    },
    {
      name: "ui-fetches-nothing-itself",
      severity: "error",
      from: { path: layer("ui") },
      to: { path: "^app/", pathNot: ["ui", "rules", "i18n", "contract"].map(layer).concat("^app/paths\\.ts$") },
    },
    {
      name: "the-host-knows-no-sub-application",
      severity: "error",
      from: { path: "^app/sub-apps/host/" },
      to: {
        path: "^app/",
        pathNot: ["sub-apps/host", "ui", "rules", "i18n", "contract"].map(layer),
      },
    },
    {
      // They speak the wire as the gateway does, and know of the host what it hands them.
      name: "built-in-sub-applications-stand-on-their-own",
      severity: "error",
      from: { path: "^app/sub-apps/(built-in|gsrm|gcis)/" },
      to: {
        path: "^app/",
        pathNot: ["sub-apps/built-in", "ui", "rules", "i18n", "contract"]
          .map(layer)
          .concat(
            "^app/paths\\.ts$",
            "^app/gateway/(wire|failure)\\.ts$",
            "^app/sub-apps/host/contract\\.ts$",
            "^app/sub-apps/(gsrm|gcis)/",
          ),
      },
    },
    ...["gsrm", "gcis"].map((name) => ({
      name: `nobody-imports-${name}`,
      severity: "error",
      from: { path: "^app/", pathNot: layer(`sub-apps/${name}`) },
      to: { path: layer(`sub-apps/${name}`) },
    })),
    {
      name: "platform-has-one-door",
      severity: "error",
      from: { path: "^app/", pathNot: [layer("platform"), "^app/gateway/transport\\.server\\.ts$"] },
      to: { path: layer("platform") },
    },
    {
      name: "routes-are-leaves",
      severity: "error",
      from: { path: "^app/(?!routes/|routes\\.ts)" },
      to: { path: layer("routes") },
    },
    {
      name: "routes-know-no-platform",
      severity: "error",
      from: { path: layer("routes") },
      to: { path: layer("platform") },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "require", "node", "default"] },
  },
};
