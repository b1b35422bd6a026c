-- Rows of the audit log are never changed. They are deleted only where the setting says so for one transaction:
-- set local gezi.audit_purge = 'on'
CREATE FUNCTION sys_log_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'UPDATE' AND current_setting('gezi.audit_purge', true) = 'on' THEN
		IF TG_LEVEL = 'ROW' THEN
			RETURN OLD;
		END IF;
		RETURN NULL;
	END IF;
	RAISE EXCEPTION 'sys_log is append-only' USING ERRCODE = 'integrity_constraint_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER sys_log_append_only BEFORE UPDATE OR DELETE ON "sys_log" FOR EACH ROW EXECUTE FUNCTION sys_log_refuse_change();
--> statement-breakpoint
CREATE TRIGGER sys_log_keep BEFORE TRUNCATE ON "sys_log" FOR EACH STATEMENT EXECUTE FUNCTION sys_log_refuse_change();
