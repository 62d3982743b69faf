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
    only("platform", "contract", "rules"),
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
