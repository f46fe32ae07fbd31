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
export function importRule(schema, faultOf) {
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
