import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The test files that take longest on two cores, by measurement. */
const longest = [
  "change/any-way",
  "retention/drafts",
  "exports/exports",
  "scanning/scanning",
  "onboarding/onboarding",
  "profile/bound-phone",
  "retention/ended",
  "profile/change-email",
];

/** Starts the longest test files first, so that none of them runs alone at the end; the others follow by size. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- the sequencer's method, not an array's
    const bySize = await super.sort(files);
    return bySize.toSorted((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = longest.findIndex((name) => moduleId.includes(name));
  return place < 0 ? longest.length : place;
}
