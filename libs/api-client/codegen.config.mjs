const isAdmin = (_, { operation }) => operation.tags?.includes('admin') ?? false;

/** One client per audience, so that visitors do not download the administrator's. */
export default {
  schemaFile: '../../openapi.yaml',
  outputFiles: {
    './src/generated/public-api.ts': {
      apiFile: './src/base-api.ts',
      apiImport: 'baseApi',
      exportName: 'publicApi',
      filterEndpoints: ['submitLead'],
    },
    './src/generated/admin-api.ts': {
      apiFile: './src/admin-base-api.ts',
      apiImport: 'adminBaseApi',
      exportName: 'adminApi',
      filterEndpoints: isAdmin,
      hooks: true,
    },
  },
};
