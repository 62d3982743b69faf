/**
 * A sub-application as another team might write it, on another origin. It shows what it received, and leaves everything
 * lying about: what it hears, counts, and puts into the document is never taken away by itself.
 */
let mounts = 0;
let stop = () => undefined;

function leaveTraces() {
  addEventListener("resize", () => (window.heard = (window.heard ?? 0) + 1));
  window.plainInterval = setInterval(() => undefined, 1000);
  const popup = document.createElement("div");
  popup.className = "plain-popup";
  document.body.append(popup);
  if (document.querySelector("style[data-plain]")) return;
  const style = document.createElement("style");
  style.dataset.plain = "";
  document.head.append(style);
  style.append("p { letter-spacing: 3px } .plain-popup { outline-width: 7px }");
}

function show({ container, navigation, context }) {
  const { pathname, search } = navigation.getLocation();
  const { user, lang, timeZone } = context.get();
  container.innerHTML = `<h1>Plain</h1>
    <p class="card" data-fact="place"></p><p data-fact="mounts">${mounts}</p><p data-fact="user"></p>
    <p data-fact="lang">${lang}</p><p data-fact="zone">${timeZone.value}</p><button type="button">two</button>`;
  container.querySelector("[data-fact=place]").textContent = pathname + search;
  container.querySelector("[data-fact=user]").textContent = user.userAccount;
  container.querySelector("button").addEventListener("click", () => navigation.navigate("/gsrm/two"));
}

export async function mount(props) {
  mounts += 1;
  leaveTraces();
  const render = () => {
    show(props);
    props.setTitle(`Plain ${props.navigation.getLocation().pathname}`);
  };
  const stops = [props.navigation.subscribe(render), props.context.subscribe(render)];
  stop = () => stops.forEach((one) => one());
  render();
}

export async function unmount({ container }) {
  stop();
  container.replaceChildren();
}
