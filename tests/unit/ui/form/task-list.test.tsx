import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { dictionary } from "~/i18n/dictionary.server";
import { sectionIds } from "~/rules/registration/section-ids";
import { TaskList } from "~/routes/registration/task-list";

/** The list of a complete registration, with this many comments on some of its returned tabs. */
function listOf(returned: Partial<Record<(typeof sectionIds)[number], number>>): string {
  const tasks = sectionIds.map((id) => ({ id, state: "complete" as const, returned: returned[id] ?? 0 }));
  return renderToStaticMarkup(
    <I18nextProvider i18n={dictionary("zh")}>
      <TaskList end="review" tasks={tasks} current="basic" inSectionForm unread={1} />
    </I18nextProvider>,
  );
}

describe("the list of tabs", () => {
  test("counts a tab with an unresolved comment as incomplete", () => {
    const list = listOf({ basic: 1, bank: 2 });
    expect(list).toContain("已完成 5 / 7");
    expect(list).toContain('value="5"');
    expect(list.match(/✓/g)).toHaveLength(5);
    expect(list).toContain("1 处需修改");
    expect(list).toContain("2 处需修改");
    expect(list).not.toContain("已完成 7 / 7");
  });

  test("shows a state next to the name only if the icon does not show it", () => {
    const list = listOf({ bank: 2 });
    expect(list.match(/class="task-state/g)).toHaveLength(1);
    expect(list.match(/class="off-screen">已完成</g)).toHaveLength(6);
  });

  test("is complete once every comment is resolved", () => {
    const list = listOf({});
    expect(list).toContain("已完成 7 / 7");
    expect(list.match(/✓/g)).toHaveLength(7);
    expect(list).not.toContain("处需修改");
  });
});
