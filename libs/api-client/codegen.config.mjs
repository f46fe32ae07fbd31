const tagged =
  (tag) =>
  (_, { operation }) =>
    operation.tags?.includes(tag) ?? false;

/** Every other mutation refetches the page's data. */
const CHANGES_NO_DATA = ['logInAdmin', 'logOutAdmin', 'refreshSession', 'validateNewPassword'];

/** Reads sent as POST, so that no URL contains a name. */
const SEARCHES = ['searchLeads', 'searchPartners', 'searchApplications', 'searchAudit'];

/** One client per audience, so that visitors do not download the dashboard's. */
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
        // The answer itself goes into the page: see `partner.ts`.
        { pattern: ['sendPartnerLink', 'changePartnerSettings'], invalidatesTags: [] },
        // A header common to all calls is added at call time.
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
