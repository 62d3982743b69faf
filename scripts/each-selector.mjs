/**
 * A PostCSS plugin that writes every list of selectors anew. Steps of key frames are no selectors, and a rule inside
 * another is bound by that one.
 * @param {(list: string) => string} change
 * @returns {import("vite").CSSOptions["postcss"] extends infer P ? P extends { plugins?: (infer One)[] } ? One : never : never}
 */
export const eachSelector = (change) => ({
  postcssPlugin: "each-selector",
  Rule(rule) {
    const { parent } = rule;
    if (parent?.type === "rule" || (parent?.type === "atrule" && /keyframes$/i.test(parent.name))) return;
    const changed = change(rule.selector);
    if (changed !== rule.selector) rule.selector = changed;
  },
});
