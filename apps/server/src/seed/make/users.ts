import { demoAccounts, neighbourAccounts, sharedAccount, type AccountSeed } from '../data/accounts';
import type { TenantSeed } from '../data/organisation';
import type { RoleCode } from '../reference/roles';
import { seedId } from '../seedId';
import type { Random } from '../random';
import type { DepartRow } from './departments';
import { people, type Person } from './people';
import { staffPlan, type StaffPlace } from './staffPlan';
import type { SupplierRow } from './suppliers';

/** Total number of users in the demo. */
const USER_COUNT = 200;
const NEIGHBOUR_STAFF = 12;
const SUPPLIER_CONTACTS = 20;
const EXPERTS = 10;

export interface SeededUser {
  row: ReturnType<typeof userRow>;
  /** Roles in the home tenant. */
  roles: readonly RoleCode[];
  departs: readonly DepartRow[];
  /** Home tenant first. */
  memberships: readonly { tenantId: number; roles: readonly RoleCode[]; departs: readonly DepartRow[] }[];
}

export interface UserWorld {
  tenants: readonly TenantSeed[];
  departs: ReadonlyMap<number, readonly DepartRow[]>;
  suppliers: readonly SupplierRow[];
  /** One hash for all users, because the demo password is public. */
  passwordHash: string;
}

/** Demo accounts first, then the staff of both companies, contacts of suppliers, experts, and the shared account. */
export function users(world: UserWorld, random: Random): SeededUser[] {
  const accounts = [...demoAccounts, ...neighbourAccounts];
  const named = [...accounts, sharedAccount];
  const taken = {
    realnames: new Set(named.map(({ realname }) => realname)),
    usernames: new Set(named.map(({ username }) => username)),
  };
  const crowd = people(USER_COUNT - named.length, random, taken);
  const neighbours = crowd.splice(0, NEIGHBOUR_STAFF);
  const contacts = crowd.splice(0, SUPPLIER_CONTACTS);
  const experts = crowd.splice(0, EXPERTS);

  const seeds: AccountSeed[] = [
    ...accounts,
    ...staff(crowd, 1, staffPlan(world.departs.get(1)!, crowd.length)),
    ...staff(neighbours, 2, staffPlan(world.departs.get(2)!, neighbours.length)),
    ...contacts.map((person, at) => external(person, 'supplier', at + 4)),
    ...experts.map((person) => external(person, 'expert')),
    sharedAccount,
  ];
  return seeds.map((seed, at) => {
    const memberships = [seed, ...(seed.elsewhere ?? [])].map(({ tenant, roles, departs }) => ({
      tenantId: tenant,
      roles,
      departs: departs.map((name) => departNamed(world, tenant, name)),
    }));
    const { roles, departs } = memberships[0]!;
    return { row: userRow(seed, at + 1, world, random), roles, departs, memberships };
  });
}

const staff = (persons: readonly Person[], tenant: number, places: readonly StaffPlace[]): AccountSeed[] =>
  persons.map((person, at) => ({ ...person, userType: 'buyer', tenant, ...places[at]! }));

const external = (person: Person, kind: 'supplier' | 'expert', supplier?: number): AccountSeed => ({
  ...person,
  userType: kind,
  roles: [kind],
  tenant: 1,
  departs: [],
  ...(supplier ? { supplier } : { post: 'gjgcs' }),
});

function userRow(seed: AccountSeed, number: number, world: UserWorld, random: Random) {
  const tenant = world.tenants.find(({ id }) => id === seed.tenant)!;
  const supplier = seed.supplier ? world.suppliers[seed.supplier - 1]! : undefined;
  const orgCode = seed.departs[0] ? departNamed(world, tenant.id, seed.departs[0]).orgCode : null;
  const leads = (seed.leads ?? []).map((name) => departNamed(world, tenant.id, name).id);
  const mailHost = supplier ? 'supplier.example' : tenant.domain;
  return {
    id: seedId('user', number),
    username: seed.username,
    realname: seed.realname,
    password: world.passwordHash,
    birthday: `${random.between(1968, 2001)}-${two(random.between(1, 12))}-${two(random.between(1, 28))}`,
    sex: seed.sex,
    email: `${seed.username}@${mailHost}`,
    phone: `1380000${String(1000 + number)}`,
    orgCode,
    status: statusOf(number),
    delFlag: 0,
    workNo: supplier ? null : `${tenant.letter}${String(number).padStart(5, '0')}`,
    post: seed.post ?? null,
    telephone: supplier ? null : `0519-8800 ${String(1000 + number)}`,
    userIdentity: leads.length > 0 ? 2 : 1,
    departIds: leads.length > 0 ? leads.join(',') : null,
    activitiSync: 1,
    userType: seed.userType,
    supplierId: supplier?.id ?? null,
    company: supplier?.name ?? tenant.root.name,
    createBy: 'admin',
    sysOrgCode: orgCode,
    tenantId: tenant.id,
  };
}

function departNamed(world: UserWorld, tenantId: number, name: string): DepartRow {
  const depart = world.departs.get(tenantId)!.find(({ departName }) => departName === name);
  if (!depart) throw new Error(`no department ${name} in tenant ${tenantId}`);
  return depart;
}

/** A few users are frozen or waiting for approval, so that lists show every state. */
const statusOf = (number: number): number => ({ 88: 2, 121: 2, 150: 0, 163: -1 })[number] ?? 1;

const two = (number: number) => String(number).padStart(2, '0');
