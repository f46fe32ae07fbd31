import { describe, expect, it } from '@jest/globals';
import { adminAudit } from './admin-audit';

describe('the words of the audit log', () => {
  it('name fields as the forms do, and leave a name that none of them has', () => {
    expect(adminAudit.fieldsOf(['name', 'email', 'role'])).toBe('Felt: Navn, E-post, Rolle');
    expect(adminAudit.fieldsOf(['constructor', 'new_field'])).toBe('Felt: constructor, new_field');
  });
});
