import { formOf } from "~/session/posted-form.server";
import type { LoaderFunctionArgs } from "@remix-run/node";
import { lov, registration } from "~/contract";
import type { LovRow } from "~/contract/lov";
import { fieldFacts } from "~/ui/form/field-names";
import { textAt, typedAt } from "~/ui/form/posted-section";
import { siblingOf } from "~/ui/form/controls/sibling";
import { paths } from "~/paths";
import { kinds, type Shape } from "~/rules/field";
import { isFieldName } from "~/rules/field-names";
import { formText } from "~/rules/form-text";
import { isSectionId, type SectionId } from "~/rules/registration/section-ids";
import { sections } from "~/rules/registration/sections";
import type { Typed } from "~/rules/typed";
import { gatewayFor } from "~/session/gateway.server";
import { withAnswer } from "./typed-changes";

const pageSize = 20;
const nothing: { content: LovRow[]; totalPages: number } = { content: [], totalPages: 0 };

/** The list that belongs to a field, narrowed by its parent's answer, searched and paged. */
export async function loadPick(asked: LoaderFunctionArgs) {
  const { section, field, kind } = picked(asked);
  const { searchParams } = new URL(asked.request.url);
  const query = searchParams.get("query")?.slice(0, 100) ?? "";
  const page = Math.min(Math.max(Number(searchParams.get("page")) || 0, 0), 1000);
  const call = await gatewayFor(asked);
  const { values } = await call(registration.loadSection, { section });
  const parent = kind.kind === "listed" ? kind.parent : undefined;
  const parentValue = parent ? textAt(values as Typed, siblingOf(field, parent)) : undefined;
  const needsParent = parent !== undefined && !parentValue;
  const found = needsParent
    ? nothing
    : await call(lov.values, { lovCode: kind.lovCode, query: query || undefined, parentValue, page, size: pageSize });
  return { section, field, query, page, pages: found.totalPages, rows: found.content, needsParent };
}

/** Puts the chosen value into the draft; answers where to go on. */
export async function keepPick(asked: LoaderFunctionArgs): Promise<string> {
  const { section, field, kind } = picked(asked);
  const value = formText(await formOf(asked.request), "value").slice(0, 64);
  const call = await gatewayFor(asked);
  const { values, version } = await call(registration.loadSection, { section });
  const typed = values as Typed;
  const many = typedAt(typed, field);
  const answer =
    kind.kind === "listed"
      ? value
      : [...new Set([...(Array.isArray(many) ? many.filter((one) => typeof one === "string") : []), value])];
  const changed = childrenOf(section, field).reduce(
    (answers, child) => withAnswer(answers, child, ""),
    withAnswer(typed, field, answer),
  );
  await call(registration.saveSection, { section, version, values: changed as never });
  return `${paths.section(section)}#${encodeURIComponent(field)}`;
}

/** Fields whose list this field narrows: a city belongs to its province, so a new province leaves no city. */
function childrenOf(section: SectionId, field: string): string[] {
  const siblings = Object.entries(shapeAround(section, field));
  const own = field.replace(/^.*\./, "");
  const direct = siblings.flatMap(([name, schema]) => {
    const kind = kinds.get(schema);
    return kind?.kind === "listed" && kind.parent === own ? [siblingOf(field, name)] : [];
  });
  return direct.flatMap((child) => [child, ...childrenOf(section, child)]);
}

function shapeAround(section: SectionId, field: string): Shape {
  const row = field.replace(/\.?[^.]*$/, "").replace(/\[\d+\]$/, "");
  return row ? fieldFacts(sections[section].fields, row).shape : sections[section].fields.shape;
}

/** The field the address names; anything that is no field with a list is not found. */
function picked({ params, request }: LoaderFunctionArgs) {
  const section: SectionId | undefined = isSectionId(params.section) ? params.section : undefined;
  const field = new URL(request.url).searchParams.get("field") ?? "";
  if (!section || !isFieldName(sections[section].fields, field)) throw new Response(null, { status: 404 });
  const { kind } = fieldFacts(sections[section].fields, field);
  if (kind.kind !== "listed" && kind.kind !== "listedMany") throw new Response(null, { status: 404 });
  return { section, field, kind };
}
