% Computes annuities with Octave's financial package: octave-cli octave_annuities.m CASES RESULTS, both of numbers.
% A case is a rate per period, a number of periods, an amount borrowed and a payment. Its lines in the results are the
% level payment, then what is owed after 1, 2, ... payments, all without rounding.
pkg load financial
[cases, results] = argv(){end-1:end};
file = fopen(results, 'w');
for debt = dlmread(cases, ' ')'
  [rate, periods, borrowed, payment] = num2cell(debt){:};
  fprintf(file, '%.17g\n', pmt(rate, periods, borrowed));
  for paid = 1:periods
    fprintf(file, '%.17g\n', -fv(rate, paid, payment, -borrowed));
  end
end
fclose(file);
