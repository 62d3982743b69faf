import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requestFor } from "~/session/request.server";
import { loadHome } from "./home.server";
import { ContinueCard, Services } from "./services";
import { Hero } from "./hero";
import { LoginCodeNotice, Notices } from "./notices";
import { StagesPicture } from "./stages-picture";

export const loader = async (args: LoaderFunctionArgs) => json(await loadHome(requestFor(args)));

export const handle = { title: "home:title", description: "home:description" };

/** §1, the home page: what a supplier can do here, how onboarding goes, and what we expect of partners. */
export default function Home() {
  const { guard, loginCodeFrom, usual, notice, outlines } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="home">
      <Hero />
      <Services />
      <ContinueCard guard={guard} />
      <LoginCodeNotice from={loginCodeFrom} />
      <StagesPicture usual={usual} />
      <Notices notice={notice} outlines={outlines} />
    </main>
  );
}
