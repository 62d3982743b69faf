import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Loaded into the portal under test: on SIGWINCH it collects its garbage, and reports once the memory is given back.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

const givenBackMs = 2000;

process.on("SIGWINCH", () => {
  collect();
  // What the first collection lets go with a finaliser, the second one frees.
  collect();
  setTimeout(() => process.send?.("collected"), givenBackMs);
});
