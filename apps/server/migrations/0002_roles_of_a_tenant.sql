-- A role is held in a tenant. Roles held so far were held everywhere: they become roles in each of the user's tenants.
DROP INDEX "sys_user_role_role";--> statement-breakpoint
ALTER TABLE "sys_user_role" DROP CONSTRAINT "sys_user_role_user_id_role_id_pk";--> statement-breakpoint
ALTER TABLE "sys_user_role" ADD COLUMN "tenant_id" integer;--> statement-breakpoint
INSERT INTO "sys_user_role" ("user_id", "tenant_id", "role_id")
SELECT held."user_id", belongs."tenant_id", held."role_id" FROM "sys_user_role" held
JOIN "sys_user_tenant" belongs ON belongs."user_id" = held."user_id";--> statement-breakpoint
-- Who belongs to no tenant keeps the roles there: tenant 0 is none.
UPDATE "sys_user_role" SET "tenant_id" = 0 WHERE "tenant_id" IS NULL AND NOT EXISTS (
	SELECT 1 FROM "sys_user_tenant" belongs WHERE belongs."user_id" = "sys_user_role"."user_id");--> statement-breakpoint
DELETE FROM "sys_user_role" WHERE "tenant_id" IS NULL;--> statement-breakpoint
ALTER TABLE "sys_user_role" ALTER COLUMN "tenant_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sys_user_role" ADD CONSTRAINT "sys_user_role_user_id_tenant_id_role_id_pk" PRIMARY KEY("user_id","tenant_id","role_id");--> statement-breakpoint
CREATE INDEX "sys_user_role_role" ON "sys_user_role" USING btree ("role_id","tenant_id","user_id");
