/**
 * A PostCSS plugin that rewrites every list of selectors. Steps of key frames are not selectors, and a nested rule is limited by
 * its outer rule.
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
