CREATE TABLE "online_form_data" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"form_id" varchar(36) NOT NULL,
	"form_version" integer NOT NULL,
	"values" jsonb NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_form" (
	"id" varchar(36) PRIMARY KEY NOT NULL,
	"form_name" varchar(100) NOT NULL,
	"form_content" text NOT NULL,
	"remark" varchar(500),
	"version" integer DEFAULT 1 NOT NULL,
	"del_flag" integer DEFAULT 0 NOT NULL,
	"create_by" varchar(100),
	"create_time" timestamp(0),
	"update_by" varchar(100),
	"update_time" timestamp(0),
	"sys_org_code" varchar(64),
	"tenant_id" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sys_form_version" (
	"form_id" varchar(36) NOT NULL,
	"version" integer NOT NULL,
	"form_name" varchar(100) NOT NULL,
	"form_content" text NOT NULL,
	"remark" varchar(500),
	"create_by" varchar(100),
	"create_time" timestamp(0) NOT NULL,
	"tenant_id" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sys_form_version_form_id_version_pk" PRIMARY KEY("form_id","version")
);
--> statement-breakpoint
CREATE INDEX "online_form_data_form" ON "online_form_data" USING btree ("tenant_id","form_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sys_form_tenant" ON "sys_form" USING btree ("tenant_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE FUNCTION sys_form_version_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a saved version of a form stays as it is' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER sys_form_version_immutable BEFORE UPDATE ON "sys_form_version" FOR EACH ROW EXECUTE FUNCTION sys_form_version_refuse_change();
