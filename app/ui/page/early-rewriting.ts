/** Records the changes made to a page before its scripts run. */
type Early = { records: MutationRecord[]; observer: MutationObserver };

/**
 * A script in the head of the page, because a translator may run before React compares the page with the server's HTML
 * (decision 068). Plain JavaScript, because it is not compiled for older browsers.
 */
export const watchEarlyRewriting = `(function () {
  var records = [];
  var observer = new MutationObserver(function (all) {
    all.forEach(function (one) {
      var added = one.addedNodes[0];
      if (one.removedNodes.length > 0 || (added && added.nodeName === "FONT")) records.push(one);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
  globalThis.__earlyRewriting = { records: records, observer: observer };
})();`;

/** Returns the changes recorded so far, and stops recording. */
export function takeEarlyRewriting(): MutationRecord[] {
  const { __earlyRewriting: early } = globalThis as { __earlyRewriting?: Early };
  if (!early) return [];
  early.records.push(...early.observer.takeRecords());
  early.observer.disconnect();
  return early.records;
}
