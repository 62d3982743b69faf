import everyPage from "./every-page/en";
import signedIn from "./signed-in/en";
import visitors from "./visitors/en";

export default { ...everyPage, ...visitors, ...signedIn };
