/** Restricts every rule of a style sheet to one sub-application. Rules that were scoped at build time stay unchanged. */
export function scopeSheet(sheet: CSSStyleSheet, name: string): void {
  scopeRules(sheet.cssRules, name);
}

function scopeRules(rules: CSSRuleList, name: string) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      const scopedSelector = scopeSelector(rule.selectorText, name);
      if (scopedSelector !== rule.selectorText) rule.selectorText = scopedSelector;
    } else if (rule instanceof CSSImportRule) {
      if (rule.styleSheet) scopeSheet(rule.styleSheet, name);
    } else if (rule instanceof CSSGroupingRule) scopeRules(rule.cssRules, name);
  }
}

/**
 * Restricts a list of selectors to one sub-application, without increasing their specificity: the subject of each must
 * be the element with `data-subapp`, or be inside it. Selectors for the whole document (`:root`, `html`, `body`) apply
 * to that element instead.
 */
export function scopeSelector(list: string, name: string): string {
  const scope = `[data-subapp="${name}"]`;
  const where = `:where(${scope}, ${scope} *)`;
  if (list.includes(where)) return list;
  return selectorsIn(list)
    .map((selector) => onOwnRoot(selector, scope) ?? withOnSubject(selector, where))
    .join(", ");
}

/** Excludes sub-applications with their own look from the portal's selectors. */
export function spareIsolated(list: string): string {
  const where = ":where(:not([data-isolated], [data-isolated] *))";
  if (list.includes(where)) return list;
  return selectorsIn(list)
    .map((selector) => withOnSubject(selector, where))
    .join(", ");
}

const root = /^(?::root|html|body)(?![\w-])/i;

/**
 * `html.a > body.b .c` becomes the sub-application's element with both classes, and `.c` in it. Null if it is not such
 * a selector.
 */
function onOwnRoot(selector: string, scope: string): string | null {
  let rest = selector;
  let further = "";
  while (root.test(rest)) {
    rest = rest.replace(root, "");
    const end = maskStrings(rest).search(/[\s>+~]|$/);
    further += rest.slice(0, end);
    const [combinator = ""] = /^\s*>?\s*/.exec(rest.slice(end)) ?? [];
    const next = rest.slice(end + combinator.length);
    if (!root.test(next)) return scope + further + rest.slice(end);
    rest = next;
  }
  return null;
}

/** A pseudo-element ends the subject; the four oldest may be written with one colon. */
const pseudoElement = /::[a-z-]|:(?:before|after|first-line|first-letter)(?![\w-])/i;

function withOnSubject(selector: string, where: string) {
  const at = maskStrings(selector).search(pseudoElement);
  const end = at < 0 ? selector.length : at;
  return selector.slice(0, end) + where + selector.slice(end);
}

function selectorsIn(list: string): string[] {
  const flat = maskStrings(list);
  const ends = [...flat.matchAll(/,/g)].map(({ index }) => index).concat(list.length);
  return ends.map((end, place) => list.slice(place === 0 ? 0 : (ends[place - 1] ?? 0) + 1, end).trim());
}

/** Masks everything in brackets and quotes, and every escaped character. The length stays the same. */
function maskStrings(text: string): string {
  let depth = 0;
  let quote = "";
  let flat = "";
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === "\\") at++;
    if (sign === "\\") flat += "__".slice(0, text.length - flat.length);
    else if (quote) {
      flat += "_";
      if (sign === quote) quote = "";
    } else {
      if (sign === '"' || sign === "'") quote = sign;
      if (sign === "(" || sign === "[") depth++;
      flat += depth > 0 || quote ? "_" : sign;
      if (sign === ")" || sign === "]") depth--;
    }
  }
  return flat;
}
