import path from 'node:path';

function onEveryImport(check) {
  const visit = (node) => {
    if (typeof node.source?.value === 'string') check(node.source, node.source.value);
  };
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
    TSImportType: visit,
  };
}

/** An ESLint rule that reports modules for which `faultOf(context)` returns a sentence. */
function importRule(schema, faultOf) {
  return {
    meta: { type: 'problem', schema, messages: { fault: '{{fault}}' } },
    create(context) {
      const fault = faultOf(context);
      return onEveryImport((node, name) => {
        const found = fault(name);
        if (found) context.report({ node, messageId: 'fault', data: { fault: found } });
      });
    },
  };
}

/** The longest listed layer that contains a file, or its first folder or name. */
function layerOf(file, layers) {
  const listed = layers.filter((layer) => file === layer || file.startsWith(`${layer}/`));
  return listed.sort((a, b) => b.length - a.length)[0] ?? file.split('/')[0];
}

/**
 * Lets each folder of an app import from itself and from the layers in `uses`. A layer missing
 * there may import from all. Within a layer of `islands`, one folder may not import from another.
 */
const layers = importRule(
  [
    {
      type: 'object',
      properties: {
        root: { type: 'string' },
        uses: { type: 'object' },
        islands: { type: 'array', items: { type: 'string' } },
      },
    },
  ],
  ({ options: [{ root, uses, islands = [] }], cwd, filename }) => {
    const known = [...new Set([...Object.keys(uses), ...Object.values(uses).flat()])];
    const top = path.resolve(cwd, root);
    const inRoot = (file) =>
      path
        .relative(top, file)
        .replaceAll(path.sep, '/')
        .replace(/\.[jt]sx?$/, '');
    const here = inRoot(filename);
    const from = layerOf(here, known);

    return (name) => {
      if (!name.startsWith('.')) return undefined;
      const there = inRoot(path.resolve(path.dirname(filename), name));
      const to = layerOf(there, known);
      if (to !== from) {
        return !uses[from] || uses[from].includes(to) ? undefined : `${from} may not use ${to}.`;
      }
      const folderIn = (file) => file.split('/')[from.split('/').length];
      const sideways = islands.includes(from) && folderIn(here) !== folderIn(there);
      return sideways ? `${here} may not use its neighbour ${there}.` : undefined;
    };
  },
);

/**
 * Refuses SQL that names a value of the given columns, which the domain's predicates decide
 * (`rowsThat`) and its enumerations list (`literalOf`).
 */
const statesInSql = {
  meta: {
    type: 'problem',
    schema: [{ type: 'array', items: { type: 'string' } }],
    messages: { fault: '«{{found}}»: make it from the domain with rowsThat or literalOf.' },
  },
  create(context) {
    const [columns] = context.options;
    const compared = new RegExp(
      `\\b(${columns.join('|')})\\s*(=|<>|!=|when|(not\\s+)?in|is\\s+(not\\s+)?distinct\\s+from)\\s*\\(?\\s*'[^']*'`,
      'i',
    );
    const check = (node, text) => {
      const [found] = compared.exec(text) ?? [];
      if (found) context.report({ node, messageId: 'fault', data: { found } });
    };
    return {
      TemplateElement: (node) => check(node, node.value.cooked ?? ''),
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
    };
  },
};

/** Lets a file import its own package and the named ones; nothing else, not even from Node. */
const onlyPackages = importRule(
  [{ type: 'array', items: { type: 'string' } }],
  ({ options: [allowed] }) =>
    (name) => {
      if (name.startsWith('.') || allowed.includes(name)) return undefined;
      return `«${name}» may not be used here; allowed: ${allowed.join(', ') || 'nothing'}.`;
    },
);

export default {
  meta: { name: 'house' },
  rules: { layers, 'only-packages': onlyPackages, 'states-in-sql': statesInSql },
};
