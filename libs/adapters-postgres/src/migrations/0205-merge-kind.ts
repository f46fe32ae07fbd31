import { Migration } from '@mikro-orm/migrations';

/** How a lead came to be merged into another: set exactly while it is. */
export class Migration0205MergeKind extends Migration {
  override up(): void {
    this.addSql('alter table lead add column merge_kind varchar(20)');
    this.addSql(`update lead set merge_kind = 'presumed' where joined_to is not null`);
    this.addSql(`
      alter table lead add constraint lead_merge_kind_check
        check ((joined_to is null) = (merge_kind is null))`);
  }

  override down(): void {
    this.addSql('alter table lead drop column merge_kind');
  }
}
