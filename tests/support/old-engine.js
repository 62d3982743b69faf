// Takes away what Chromium 109 does not have: the last version for Windows 7 and 8.1. Init script of a browser context.
(() => {
  const missing = [
    [Array.prototype, ["toSorted", "toReversed", "toSpliced", "with"]],
    [Object.getPrototypeOf(Int8Array.prototype), ["toSorted", "toReversed", "with"]],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [Array, ["fromAsync"]],
    [AbortSignal, ["any"]],
    [Object, ["groupBy"]],
    [Map, ["groupBy"]],
    [Promise, ["withResolvers", "try"]],
    [URL, ["canParse", "parse"]],
    [RegExp, ["escape"]],
    [Math, ["sumPrecise"]],
    [Map.prototype, ["getOrInsert", "getOrInsertComputed"]],
    [Uint8Array, ["fromBase64", "fromHex"]],
    [Uint8Array.prototype, ["toBase64", "toHex"]],
    [
      Set.prototype,
      ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf", "isSupersetOf", "isDisjointFrom"],
    ],
    [globalThis, ["Iterator"]],
  ];
  const steps = ["map", "filter", "take", "drop", "flatMap", "reduce", "toArray", "forEach", "some", "every", "find"];
  const { Iterator } = globalThis;
  if (Iterator) missing.push([Iterator.prototype, steps]);
  for (const [owner, names] of missing) for (const name of names) delete owner[name];
})();
