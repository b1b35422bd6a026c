// Reads what a package exports from its source: names, signatures, members, defaults and docstrings.
import { join } from 'node:path';
import ts from 'typescript';
import { PRIVATE_DOOR } from '../../scripts/checkPublicNames.mjs';
import { SOURCE_CONDITION, sourceProgram } from '../../scripts/sourceProgram.mjs';

/**
 * @param packages published packages: their `package.json` with `folder`
 * @returns the exports of every package: `{ name, doors: [{ door, entries }] }`
 */
export function readApi(packages) {
  const doorsOf = (one) =>
    Object.entries(one.exports)
      .filter(([door, target]) => door !== PRIVATE_DOOR && /\.tsx?$/.test(target[SOURCE_CONDITION] ?? ''))
      .map(([door, target]) => ({ door, file: join(one.folder, target[SOURCE_CONDITION]) }));
  const files = packages.flatMap((one) => doorsOf(one).map(({ file }) => file));
  const program = sourceProgram(files, packages, { lib: true });
  const checker = program.getTypeChecker();
  return packages.map((one) => ({ name: one.name, doors: readDoors(doorsOf(one), program, checker) }));
}

/** Every name once: at the narrowest entry point that has it, since `.` often repeats the others. */
function readDoors(doors, program, checker) {
  const seen = new Set();
  const narrowFirst = doors.toSorted((one, other) => Number(one.door === '.') - Number(other.door === '.'));
  const read = new Map(
    narrowFirst.map(({ door, file }) => {
      const symbols = checker
        .getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
        .filter(({ name }) => !seen.has(name));
      for (const { name } of symbols) seen.add(name);
      return [door, describeAll(symbols, checker)];
    }),
  );
  return doors.map(({ door }) => ({ door, entries: read.get(door) })).filter(({ entries }) => entries.length);
}

function describeAll(symbols, checker) {
  const entries = symbols.map((symbol) => describe(symbol, checker)).filter(Boolean);
  const asProps = new Set(entries.map(({ propsName }) => propsName).filter(Boolean));
  return entries.filter(({ name }) => !asProps.has(name));
}

function describe(exported, checker) {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.declarations?.[0];
  if (!declaration) return undefined;
  const base = { name: exported.name, ...docOf(symbol, checker) };
  if (ts.isFunctionDeclaration(declaration)) return describeFunction(base, declaration, symbol, checker);
  if (ts.isInterfaceDeclaration(declaration)) {
    return { ...base, kind: 'type', members: membersOf(checker.getDeclaredTypeOfSymbol(symbol), checker, {}) };
  }
  if (ts.isTypeAliasDeclaration(declaration)) return describeAlias(base, declaration, symbol, checker);
  if (ts.isClassDeclaration(declaration)) return describeClass(base, declaration, symbol, checker);
  if (ts.isVariableDeclaration(declaration)) return describeConstant(base, declaration, checker);
  return { ...base, kind: 'type', code: declaration.getText() };
}

const isComponentName = (name) => /^[A-Z][a-z]/.test(name);

function describeFunction(base, declaration, symbol, checker) {
  const { parameters } = declaration;
  if (isComponentName(base.name) && parameters.length <= 1 && declaration.getSourceFile().fileName.endsWith('x')) {
    return component(base, parameters[0], checker);
  }
  const signature = { ...base, code: symbol.declarations.map(signatureText).join('\n') };
  return { ...signature, kind: base.name.startsWith('use') ? 'hook' : 'function' };
}

/**
 * @param parameter the props, destructured or not; undefined for a component without props
 * @param typeNode type of the props, if it is not that of the parameter
 */
function component(base, parameter, checker, typeNode = parameter?.type) {
  const type = typeNode ? checker.getTypeFromTypeNode(typeNode) : parameter && checker.getTypeAtLocation(parameter);
  const propsName = typeNode && /\w*Props\b/.exec(typeNode.getText())?.[0];
  const members = type ? membersOf(type, checker, defaultsOf(parameter)) : [];
  // Props of antd alone are described there.
  const code = type && !members.length && typeNode ? `props: ${typeNode.getText()}` : undefined;
  return { ...base, kind: 'component', propsName, members, code };
}

/** Defaults of destructured props, as written. */
function defaultsOf(parameter) {
  if (!ts.isObjectBindingPattern(parameter.name)) return {};
  return Object.fromEntries(
    parameter.name.elements
      .filter(({ initializer }) => initializer)
      .map((element) => [(element.propertyName ?? element.name).getText(), element.initializer.getText()]),
  );
}

function describeAlias(base, declaration, symbol, checker) {
  if (ts.isTypeLiteralNode(declaration.type) || ts.isIntersectionTypeNode(declaration.type)) {
    const members = membersOf(checker.getDeclaredTypeOfSymbol(symbol), checker, {});
    if (members.length) return { ...base, kind: 'type', members };
  }
  return { ...base, kind: 'type', code: withoutComments(declaration) };
}

function describeClass(base, declaration, symbol, checker) {
  const isHidden = (member) =>
    (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.NonPublicAccessibilityModifier) !== 0;
  const build = declaration.members.find(ts.isConstructorDeclaration);
  const members = declaration.members
    .filter((member) => member.name && !ts.isPrivateIdentifier(member.name) && !isHidden(member))
    .map((member) => memberOf(checker.getSymbolAtLocation(member.name), checker, {}))
    .filter(Boolean);
  const parameters = build?.parameters.map((one) => one.getText()).join(', ') ?? '';
  return { ...base, kind: 'class', code: `new ${base.name}(${parameters})`, members };
}

function describeConstant(base, declaration, checker) {
  const { initializer, type } = declaration;
  const inner = initializer && functionIn(initializer);
  const propsOf = inner?.parameters[0];
  if (isComponentName(base.name) && inner && declaration.getSourceFile().fileName.endsWith('x')) {
    // `forwardRef<Handle, Props>`
    return component(
      base,
      propsOf,
      checker,
      ts.isCallExpression(initializer) ? initializer.typeArguments?.at(-1) : undefined,
    );
  }
  if (initializer && ts.isArrowFunction(initializer)) {
    const code = `${base.name}${between(initializer, initializer.equalsGreaterThanToken.getStart()).trim()}`;
    return { ...base, kind: base.name.startsWith('use') ? 'hook' : 'function', code };
  }
  const written = type?.getText() ?? brief(initializer?.getText() ?? '');
  return {
    ...base,
    kind: 'constant',
    code: type ? `const ${base.name}: ${written}` : `const ${base.name} = ${written}`,
  };
}

/** The function inside `memo(…)`, `forwardRef(…)` or the constant itself. */
function functionIn(node) {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return node;
  return ts.isCallExpression(node) ? node.arguments.map(functionIn).find(Boolean) : undefined;
}

const brief = (text) => (text.length > 120 ? `${text.slice(0, 117).replace(/\s+/g, ' ')} …` : text);
const between = (node, end) => node.getSourceFile().text.slice(node.getStart(), end);
const withoutComments = (node) =>
  node
    .getText()
    .replace(/^export /, '')
    .replace(/\n? *\/\*\*[\s\S]*?\*\//g, '');

function signatureText(declaration) {
  const end = declaration.body?.getStart() ?? declaration.end;
  return withoutComments({ getText: () => between(declaration, end).trim() })
    .replace(/^(export )?(async )?function /, '')
    .replace(/;$/, '');
}

/** Members of a type that our packages declare; what React or antd declares is described there. */
function membersOf(type, checker, defaults) {
  const inOrder = checker.getPropertiesOfType(type).toSorted((one, other) => {
    const [first, second] = [one, other].map(({ declarations }) => declarations?.[0]);
    // `Omit` has no order of its own.
    return first && second && first.getSourceFile() === second.getSourceFile() ? first.pos - second.pos : 0;
  });
  return inOrder.map((member) => memberOf(member, checker, defaults)).filter(Boolean);
}

function memberOf(symbol, checker, defaults) {
  const declaration = symbol?.declarations?.[0];
  if (!declaration || declaration.getSourceFile().fileName.includes('node_modules')) return undefined;
  const doc = docOf(symbol, checker);
  const isCall = ts.isMethodSignature(declaration) || ts.isMethodDeclaration(declaration);
  const isGetter = ts.isGetAccessor(declaration);
  const type = isCall ? callText(declaration) : declaration.type?.getText();
  return {
    name: symbol.name,
    isOptional: Boolean(symbol.flags & ts.SymbolFlags.Optional),
    type: (type ?? (isGetter ? '' : checker.typeToString(checker.getTypeOfSymbol(symbol)))).replace(/\s+/g, ' '),
    byDefault: defaults[symbol.name] ?? statedDefault(doc.text),
    ...doc,
  };
}

function callText(declaration) {
  const parameters = declaration.parameters.map((one) => one.getText()).join(', ');
  return `(${parameters}) => ${declaration.type?.getText() ?? 'void'}`;
}

/** The default that a docstring states: `default 3`, or `` `always` (default) ``. */
function statedDefault(text) {
  const [, after] = /\bdefault(?:s to|:)?\s+(`[^`]+`|"[^"]*"|-?[\d,]*\d|[\w.]+)/i.exec(text) ?? [];
  const [, before] = /(`[^`]+`)\s*\(default\b/i.exec(text) ?? [];
  const found =
    before ??
    (/^(the|by|when|of|is|all|those|in|a|an|to|or|that|from|as|and|it|text|value|no)$/i.test(after ?? '')
      ? undefined
      : after);
  return found?.replace(/[.`]+$|^`/g, '');
}

function docOf(symbol, checker) {
  const text = tidy(ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  const tags = symbol
    .getJsDocTags(checker)
    .filter(({ name }) => ['param', 'returns', 'throws', 'typeParam'].includes(name))
    .map(({ name, text: parts }) => ({ name, text: tidy(ts.displayPartsToString(parts)) }));
  return { text, tags };
}

/** Sections of the specification say nothing to a reader of the site. */
const tidy = (text) =>
  text
    .replace(/\s*\((?:[BP]§\d+(?:, )?)+\)/g, '')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .trim();
