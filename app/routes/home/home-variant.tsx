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

/** §2, the home view variant, for visitors who come to read. The information pages come first, under a compact hero. */
export default function HomeVariant() {
  const { guard, loginCodeFrom, usual, notice, outlines } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="home home-compact">
      <Hero compact />
      <Notices notice={notice} outlines={outlines} />
      <LoginCodeNotice from={loginCodeFrom} />
      <Services />
      <ContinueCard guard={guard} />
      <StagesPicture usual={usual} />
    </main>
  );
}
