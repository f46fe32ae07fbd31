const tagged =
  (tag) =>
  (_, { operation }) =>
    operation.tags?.includes(tag) ?? false;

/** After every other call that changes something, what is on the page is fetched again. */
const CHANGES_NO_DATA = ['logInAdmin', 'logOutAdmin', 'refreshSession', 'validateNewPassword'];

/** They look, and are sent as POST so that no address holds a name. */
const SEARCHES = ['searchLeads', 'searchPartners', 'searchApplications', 'searchAudit'];

/** One client per audience, so that visitors do not download the administrator's. */
export default {
  schemaFile: '../../openapi.yaml',
  outputFiles: {
    './src/generated/public-api.ts': {
      apiFile: './src/base-api.ts',
      apiImport: 'baseApi',
      exportName: 'publicApi',
      filterEndpoints: ['submitLead', 'applyAsPartner'],
    },
    './src/generated/links-api.ts': {
      apiFile: './src/links-base-api.ts',
      apiImport: 'linksBaseApi',
      exportName: 'linksApi',
      filterEndpoints: tagged('links'),
      hooks: true,
      tag: true,
    },
    './src/generated/partner-api.ts': {
      apiFile: './src/links-base-api.ts',
      apiImport: 'linksBaseApi',
      exportName: 'partnerApi',
      filterEndpoints: tagged('partner'),
      hooks: true,
      tag: true,
      endpointOverrides: [
        { pattern: 'sendPartnerLink', invalidatesTags: [] },
        // What every call says is added where calls are made.
        { pattern: /./, parameterFilter: /^(?!partner-id$)/ },
      ],
    },
    './src/generated/admin-api.ts': {
      apiFile: './src/admin-base-api.ts',
      apiImport: 'adminBaseApi',
      exportName: 'adminApi',
      filterEndpoints: tagged('admin'),
      hooks: true,
      tag: true,
      endpointOverrides: [
        { pattern: CHANGES_NO_DATA, invalidatesTags: [] },
        { pattern: SEARCHES, type: 'query' },
      ],
    },
  },
};
