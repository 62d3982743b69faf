/**
 * A bundle as bundlers made them for qiankun: a library left at `window`, a router of its own over the browser's history,
 * further parts fetched from its public path.
 */
(function leave(root, factory) {
  root["vendor-portal-main"] = factory();
})(window, () => {
  const publicPath = window.__INJECTED_PUBLIC_PATH_BY_QIANKUN__ ?? "/";
  let mounts = 0;
  let place;
  let onPop;

  function fetchPart(show) {
    window.bundleChunks = { push: show };
    const script = document.createElement("script");
    script.src = `${publicPath}bundle-chunk.js`;
    document.head.appendChild(script);
  }

  function render(container, { user, lang }) {
    place = location.pathname + location.search;
    container.innerHTML = `<h1>Bundle</h1><h2>Part</h2><p data-fact="place"></p><p data-fact="mounts">${mounts}</p>
      <p data-fact="lang">${lang}</p><p data-fact="user"></p><p data-fact="part"></p>
      <button type="button">own</button>`;
    container.querySelector("[data-fact=place]").textContent = place;
    container.querySelector("[data-fact=user]").textContent = user.userAccount;
    container.querySelector("button").addEventListener("click", () => {
      history.pushState({ key: "own", state: { from: place } }, "", "/gcis/own?by=itself");
      onPop();
    });
    const part = container.querySelector("[data-fact=part]");
    fetchPart((text) => (part.textContent = text));
  }

  return {
    async bootstrap() {},
    async mount(props) {
      mounts += 1;
      const container = props.container.querySelector("#root");
      onPop = () => render(container, props);
      window.addEventListener("popstate", onPop);
      onPop();
    },
    async unmount({ container }) {
      window.removeEventListener("popstate", onPop);
      container.querySelector("#root").replaceChildren();
    },
  };
});
