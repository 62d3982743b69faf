import { isAwaitingHydration } from "./hydrated-parts";

/** The node that replaced a React node, by the React node. */
const replacements = new WeakMap<Node, Node>();

/** The maximum number of successive replacements that are followed. */
const furthest = 50;

const native = {
  appendChild: Reflect.get(Node.prototype, "appendChild") as (this: Node, node: Node) => Node,
  insertBefore: Reflect.get(Node.prototype, "insertBefore") as (this: Node, node: Node, next: Node | null) => Node,
  removeChild: Reflect.get(Node.prototype, "removeChild") as (this: Node, node: Node) => Node,
};

/**
 * Lets React continue on a page that a translator or a browser extension rewrites (decision 068). The three functions
 * by which React changes a page find nodes that were wrapped or replaced, so that React's changes become visible.
 */
export function followRewriting(): void {
  new MutationObserver((records) => {
    const early = records.filter(({ target }) => isAwaitingHydration(target));
    if (early.length > 0) restoreTexts(early);
    if (early.length < records.length) noteReplacements(records, isOfReact, isForeign);
  }).observe(document, { childList: true, subtree: true });
  Object.assign(Node.prototype, {
    appendChild(this: Node, node: Node) {
      leave(node);
      return native.appendChild.call(this, node);
    },
    insertBefore(this: Node, node: Node, next: Node | null) {
      leave(node);
      return native.insertBefore.call(this, node, next && isOfReact(next) ? placeIn(this, next) : next);
    },
    removeChild(this: Node, node: Node) {
      if (node.parentNode === this || !isOfReact(node)) return native.removeChild.call(this, node);
      leave(node);
      if (node.parentNode) native.removeChild.call(node.parentNode, node);
      return node;
    },
  });
}

/** Restores the server's texts before React hydrates the page. */
export function restoreTexts(records: readonly MutationRecord[]): void {
  const texts = new Set<Node>(records.flatMap(({ removedNodes }) => [...removedNodes]).filter(isText));
  noteReplacements(records, (node) => texts.has(node), isFont);
  for (const text of texts) {
    const place = text.parentNode ? outermostFont(text) : replacementOf(text);
    place?.parentNode?.replaceChild(text, place);
    replacements.delete(text);
  }
}

/** Records which of our nodes have been replaced, in one step or in two. */
function noteReplacements(
  records: readonly MutationRecord[],
  isOurs: (node: Node) => boolean,
  isTheirs: (node: Node) => boolean,
): void {
  const added = new Set<Node>();
  let last: MutationRecord | undefined;
  for (const record of records) {
    const { addedNodes, removedNodes, previousSibling, nextSibling, target } = record;
    const isSamePlace =
      last?.target === target && last.previousSibling === previousSibling && last.nextSibling === nextSibling;
    const beside = [previousSibling, nextSibling].filter((node) => node !== null && added.has(node));
    const replacement = [...addedNodes, ...beside].find((node) => node && isTheirs(node));
    const replaced = [...removedNodes, ...(isSamePlace ? (last?.removedNodes ?? []) : [])];
    for (const node of replaced)
      if (replacement && !node.isConnected && (isOurs(node) || isTheirs(node))) noteReplacement(node, replacement);
    for (const node of addedNodes) added.add(node);
    last = record;
  }
}

function noteReplacement(node: Node, replacement: Node) {
  replacements.set(node, replacement);
  if (isText(node)) changes.observe(node, { characterData: true });
}

/** If React changes a text that was replaced, the new text is put back in place, to be translated again. */
const changes = new MutationObserver((records) => {
  for (const { target } of records) {
    if (target.isConnected) continue;
    const place = replacementOf(target);
    replacements.delete(target);
    place?.parentNode?.replaceChild(target, place);
  }
});

/** When a node is removed, removes its replacement or its wrapper. */
function leave(node: Node) {
  if (!isOfReact(node)) return;
  const { parentNode } = node;
  const place = parentNode ? !isOfReact(parentNode) && placeOf(node) : replacementOf(node);
  replacements.delete(node);
  if (!place || place === node || !place.parentNode || !isOfReact(place.parentNode)) return;
  if (parentNode) native.removeChild.call(parentNode, node);
  if (!holdsOurs(place)) native.removeChild.call(place.parentNode, place);
}

/** The child of `parent` that contains a node or its replacement. Null if none does. */
function placeIn(parent: Node, node: Node): Node | null {
  let at: Node | null | undefined = node;
  for (let step = 0; at && step < furthest; step++) {
    if (at.parentNode === parent) return at;
    at = at.parentNode ?? replacements.get(at);
  }
  return null;
}

/** The outermost element wrapped around a node. */
function placeOf(node: Node): Node {
  let at = node;
  while (at.parentNode && !isOfReact(at.parentNode)) at = at.parentNode;
  return at;
}

/** The node on the page that replaced one that is no longer there. */
function replacementOf(node: Node): Node | undefined {
  let at = replacements.get(node);
  for (let step = 0; at && !at.isConnected && step < furthest; step++) at = replacements.get(at);
  return at;
}

function outermostFont(node: Node): Node | undefined {
  let outermost: Node | undefined;
  for (let at = node.parentNode; at && isFont(at); at = at.parentNode) outermost = at;
  return outermost;
}

function holdsOurs(place: Node): boolean {
  const nodes = document.createTreeWalker(place);
  while (nodes.nextNode()) if (isOfReact(nodes.currentNode)) return true;
  return false;
}

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE;
const isFont = (node: Node) => node.nodeName === "FONT";

/** React marks each node that it updates directly or into which it inserts others. */
const isOfReact = (node: Node) => Object.keys(node).some((key) => /^__?react/.test(key));
const isForeign = (node: Node) => node instanceof HTMLElement && !isOfReact(node);
