CREATE TABLE "sys_invalidation" (
	"xid" bigint NOT NULL,
	"table_name" varchar(64) NOT NULL,
	"user_id" varchar(36) DEFAULT '' NOT NULL,
	"create_time" timestamp(0) DEFAULT (now() at time zone 'Asia/Shanghai') NOT NULL,
	CONSTRAINT "sys_invalidation_xid_table_name_user_id_pk" PRIMARY KEY("xid","table_name","user_id")
);

--> statement-breakpoint
-- The argument of a row's trigger is its column with the user.
CREATE FUNCTION note_invalidation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	users text[] := ARRAY[''];
BEGIN
	IF TG_LEVEL = 'ROW' THEN
		users := ARRAY[to_jsonb(OLD) ->> TG_ARGV[0], to_jsonb(NEW) ->> TG_ARGV[0]];
	END IF;
	INSERT INTO sys_invalidation (xid, table_name, user_id)
	SELECT DISTINCT pg_current_xact_id()::text::bigint, TG_TABLE_NAME, changed
	FROM unnest(users) AS changed WHERE changed IS NOT NULL
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER sys_user_invalidates AFTER UPDATE OR DELETE ON "sys_user" FOR EACH ROW EXECUTE FUNCTION note_invalidation('id');
--> statement-breakpoint
CREATE TRIGGER sys_session_invalidates AFTER DELETE ON "sys_session" FOR EACH ROW EXECUTE FUNCTION note_invalidation('user_id');
--> statement-breakpoint
CREATE TRIGGER sys_session_shortened AFTER UPDATE ON "sys_session" FOR EACH ROW WHEN (NEW.expire_time < OLD.expire_time OR NEW.token_hash <> OLD.token_hash OR NEW.user_id <> OLD.user_id) EXECUTE FUNCTION note_invalidation('user_id');
--> statement-breakpoint
CREATE TRIGGER sys_user_role_invalidates AFTER INSERT OR UPDATE OR DELETE ON "sys_user_role" FOR EACH ROW EXECUTE FUNCTION note_invalidation('user_id');
--> statement-breakpoint
CREATE TRIGGER sys_user_tenant_invalidates AFTER INSERT OR UPDATE OR DELETE ON "sys_user_tenant" FOR EACH ROW EXECUTE FUNCTION note_invalidation('user_id');
--> statement-breakpoint
CREATE TRIGGER sys_user_depart_invalidates AFTER INSERT OR UPDATE OR DELETE ON "sys_user_depart" FOR EACH ROW EXECUTE FUNCTION note_invalidation('user_id');
--> statement-breakpoint
CREATE TRIGGER sys_depart_role_user_invalidates AFTER INSERT OR UPDATE OR DELETE ON "sys_depart_role_user" FOR EACH ROW EXECUTE FUNCTION note_invalidation('user_id');
--> statement-breakpoint
CREATE TRIGGER sys_role_invalidates AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sys_role" FOR EACH STATEMENT EXECUTE FUNCTION note_invalidation();
--> statement-breakpoint
CREATE TRIGGER sys_role_permission_invalidates AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sys_role_permission" FOR EACH STATEMENT EXECUTE FUNCTION note_invalidation();
--> statement-breakpoint
CREATE TRIGGER sys_permission_invalidates AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sys_permission" FOR EACH STATEMENT EXECUTE FUNCTION note_invalidation();
--> statement-breakpoint
CREATE TRIGGER sys_permission_data_rule_invalidates AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sys_permission_data_rule" FOR EACH STATEMENT EXECUTE FUNCTION note_invalidation();
--> statement-breakpoint
CREATE TRIGGER sys_depart_invalidates AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sys_depart" FOR EACH STATEMENT EXECUTE FUNCTION note_invalidation();
--> statement-breakpoint
CREATE TRIGGER sys_depart_role_invalidates AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sys_depart_role" FOR EACH STATEMENT EXECUTE FUNCTION note_invalidation();
--> statement-breakpoint
CREATE TRIGGER sys_depart_permission_invalidates AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sys_depart_permission" FOR EACH STATEMENT EXECUTE FUNCTION note_invalidation();
--> statement-breakpoint
CREATE TRIGGER sys_depart_role_permission_invalidates AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sys_depart_role_permission" FOR EACH STATEMENT EXECUTE FUNCTION note_invalidation();
--> statement-breakpoint
CREATE TRIGGER sys_tenant_invalidates AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sys_tenant" FOR EACH STATEMENT EXECUTE FUNCTION note_invalidation();
--> statement-breakpoint
CREATE TRIGGER sys_tenant_pack_permission_invalidates AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sys_tenant_pack_permission" FOR EACH STATEMENT EXECUTE FUNCTION note_invalidation();
--> statement-breakpoint
CREATE TRIGGER sys_dict_invalidates AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sys_dict" FOR EACH STATEMENT EXECUTE FUNCTION note_invalidation();
--> statement-breakpoint
CREATE TRIGGER sys_dict_item_invalidates AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "sys_dict_item" FOR EACH STATEMENT EXECUTE FUNCTION note_invalidation();
