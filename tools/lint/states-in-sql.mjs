/**
 * Refuses SQL that names a value of the given columns, which the domain's predicates decide
 * (`rowsThat`) and its enumerations list (`literalOf`).
 */
export const statesInSql = {
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
