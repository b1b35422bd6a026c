CREATE TABLE "material_price" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"material_id" varchar(36) NOT NULL,
	"supplier_id" varchar(36) NOT NULL,
	"price" numeric(20, 8) NOT NULL,
	"count" numeric(20, 8),
	"unit" varchar(20),
	"source" varchar(1) NOT NULL,
	"bus_no" varchar(64),
	"price_time" timestamp(0) NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "material_price_time" ON "material_price" USING btree ("tenant_id","price_time" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "material_price_material" ON "material_price" USING btree ("tenant_id","material_id","price_time");--> statement-breakpoint
CREATE INDEX "material_price_supplier" ON "material_price" USING btree ("tenant_id","supplier_id","price_time");--> statement-breakpoint
CREATE INDEX "material_price_document" ON "material_price" USING btree ("tenant_id","bus_no");--> statement-breakpoint
CREATE INDEX "material_info_name" ON "material_info" USING btree ("tenant_id",lower("name"));