/** A data rule as it is stored. */
export interface StoredRule {
  ruleColumn: string | null;
  ruleConditions: string;
  ruleValue: string;
}

/** A page one of the caller's roles grants, with one of the data rules it grants it by. */
export interface GrantedRule extends StoredRule {
  /** Of the page, as its menu has it. */
  component: string;
  /** A role, or a role of a department. */
  roleId: string;
  /** Null where the role grants the whole page. */
  ruleId: string | null;
}
