CREATE TABLE "demo_grid_row" (
	"tenant_id" integer DEFAULT 0 NOT NULL,
	"row_id" varchar(36) NOT NULL,
	"parent_id" varchar(36) NOT NULL,
	"content" jsonb,
	"update_time" timestamp(0) NOT NULL,
	CONSTRAINT "demo_grid_row_tenant_id_row_id_pk" PRIMARY KEY("tenant_id","row_id")
);
--> statement-breakpoint
CREATE INDEX "demo_grid_row_parent" ON "demo_grid_row" USING btree ("tenant_id","parent_id");