import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { loadHome } from "./home.server";
import { Hero } from "./hero";
import { LoginCodeNotice } from "./login-code-notice";
import { Notices } from "./notices";
import { Services } from "./services";
import { StagesPicture } from "./stages-picture";

export const loader = async (asked: LoaderFunctionArgs) => json(await loadHome(asked));

export const handle = { title: "home:title" };

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ name: "description", content: data?.description }];

/** §1, the home page: what a supplier can do here, how onboarding goes, and what we expect of partners. */
export default function Home() {
  const { loginCodeFrom, notice } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="home">
      <Hero />
      <Services />
      <LoginCodeNotice from={loginCodeFrom} />
      <StagesPicture />
      <Notices notice={notice} />
    </main>
  );
}
