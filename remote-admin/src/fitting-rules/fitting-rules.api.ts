import type {
  FittingPreview,
  FittingRules,
  FittingRulesChange,
  FittingRulesSaved,
  FittingVersion,
  RuleOfFitting,
} from '@extranet/shared/contracts';
import { http } from '@extranet/shared/http';

const quiet = { quiet: true };

export const fetchRules = () => http.get<FittingRules>('/admin/fitting/rules', quiet);

export const putRules = (change: FittingRulesChange) =>
  http.put<FittingRulesSaved>('/admin/fitting/rules', change, quiet);

export const postPreview = (rules: readonly RuleOfFitting[]) =>
  http.post<FittingPreview>('/admin/fitting/preview', { rules }, quiet);

export const fetchVersions = () => http.get<FittingVersion[]>('/admin/fitting/versions', quiet);

export const fetchVersion = (version: number) =>
  http.get<FittingRules>(`/admin/fitting/versions/${version}`, quiet);

export const postRestore = (version: number, after: number) =>
  http.post<FittingRulesSaved>(`/admin/fitting/versions/${version}/restore`, { after }, quiet);
