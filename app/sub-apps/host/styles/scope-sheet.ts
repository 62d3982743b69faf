import { scopeSelector } from "./scope-selector";

/** Keeps every rule of a style sheet to one sub-application. Rules that were scoped when they were built stay as they are. */
export function scopeSheet(sheet: CSSStyleSheet, name: string): void {
  scopeRules(sheet.cssRules, name);
}

function scopeRules(rules: CSSRuleList, name: string) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const scoped = scopeSelector(rule.selectorText, name);
      if (scoped !== rule.selectorText) rule.selectorText = scoped;
    } else if (rule instanceof CSSImportRule) {
      if (rule.styleSheet) scopeSheet(rule.styleSheet, name);
    } else if (rule instanceof CSSGroupingRule) scopeRules(rule.cssRules, name);
  }
}
