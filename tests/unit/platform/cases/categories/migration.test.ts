import { expect } from "vitest";
import { qualifiedCategories } from "~/platform/core/database/migrations/039-qualified-categories";
import { onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";

onEveryEngine((test) => {
  test("a supplier qualified before the migration is qualified for the categories it registered with", async ({
    config,
  }) => {
    const rows = await inDatabase(config, async (db) => {
      await db
        .updateTable("registration")
        .set({ state: "yearlyReview" })
        .where("state", "=", "certification")
        .execute();
      await db.schema.dropTable("category_change").execute();
      // A later index contains the column.
      await db.schema.dropIndex("registration_queue").execute();
      await db.schema.alterTable("registration").dropColumn("qualified_categories").execute();
      await qualifiedCategories.up(db);
      return db.selectFrom("registration").select(["state", "categories", "qualified_categories"]).execute();
    });
    const qualified = rows.filter(({ state }) => state === "yearlyReview");
    expect(qualified.length).toBeGreaterThan(0);
    for (const { categories, qualified_categories } of qualified) {
      expect(categories).toMatch(/^ .+ $/);
      expect(qualified_categories).toBe(categories);
    }
    for (const { state, qualified_categories } of rows)
      if (state !== "yearlyReview") expect(qualified_categories).toBeNull();
  });
});
